import type { ComponentType, JSX } from 'react';
import { Suspense } from 'react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';

const InboxNote: ComponentType = lazyExtra(async () => (await import('./InboxNote.tsx')).InboxNote);

/** With the embedded identity, no message is really sent. This hint says where to find it. */
export function InboxHint(): JSX.Element | undefined {
  const { emulator } = useService(ClientSettings);
  if (!emulator) return undefined;
  return (
    <Suspense fallback={null}>
      <InboxNote />
    </Suspense>
  );
}
