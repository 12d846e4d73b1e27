import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { Texts } from '#core/client/i18n/texts.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Owned } from '#core/client/plugin/owned.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import type { PageDefinition } from '#core/client/plugin/page.ts';
import { Note } from '#core/client/ui/Note.tsx';
import type { Kept } from './requested-page.ts';

interface KeptNoteProps {
  readonly kept: Kept | undefined;
  /** Whether the page creates an account. */
  readonly isNew?: boolean;
}

/** Tells a redirected user what is kept: their input or what they asked for. Renders nothing for a direct visit. */
export function KeptNote({ kept, isNew = false }: KeptNoteProps): JSX.Element | null {
  const t = useT('identity');
  if (kept === undefined) return null;
  const { kind, page, address } = kept;
  if (kind === 'typed') {
    return (
      <Note tone="leaf" title={t('signIn.keptTitle')}>
        {t('signIn.keptText')}
      </Note>
    );
  }
  const general = (
    <Note tone="sky" title={t(`signIn.asked.${kind}.${isNew ? 'newTitle' : 'title'}`)}>
      {t(`signIn.asked.${kind}.text`)}
    </Note>
  );
  const asked = page?.thing.asked;
  if (page === undefined || asked === undefined) return general;
  return <AskedNote page={page} asked={asked} address={address} general={general} />;
}

interface AskedNoteProps {
  readonly page: Owned<PageDefinition>;
  readonly asked: NonNullable<PageDefinition['asked']>;
  readonly address: string;
  readonly general: JSX.Element;
}

/** The words of the requested page itself. They load and fail separately. */
const AskedNote = observer(function AskedNote({ page: { plugin, thing }, asked, address, general }: AskedNoteProps): JSX.Element {
  const texts = useService(Texts);
  const { resource } = useResource(async () => {
    const [{ Asked }] = await Promise.all([asked(), texts.ensureNamespaces([plugin], { extent: 'open' })]);
    return Asked;
  }, thing.route.id);
  const Asked = resource.value;
  if (Asked === undefined) return general;
  return (
    <PluginBoundary plugin={plugin} what={thing.route.id} fallback={general}>
      <Asked address={address} otherwise={general} />
    </PluginBoundary>
  );
});
