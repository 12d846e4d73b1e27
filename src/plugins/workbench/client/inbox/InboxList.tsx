import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { InboxMessage } from './InboxMessage.tsx';
import type { InboxEntry } from './inbox-store.ts';
import * as styles from './inbox.module.css';

interface InboxListProps {
  /** Newest first. */
  readonly messages: readonly InboxEntry[];
  /** Ids of the messages that arrived while the page was open. */
  readonly fresh: ReadonlySet<string>;
  /** The filter: a part of an address or number. */
  readonly wanted: string;
  /** Clears the filter. */
  readonly onAll: () => void;
}

/** The messages for one address, or all of them. */
export function InboxList({ messages, fresh, wanted, onAll }: InboxListProps): JSX.Element {
  const t = useT('workbench');
  const shown = messages.filter(({ to }) => bare(to).includes(bare(wanted)));
  if (messages.length === 0) {
    return (
      <EmptyState title={t('inbox.empty')} action={<ButtonLink to={ADDRESSES.signUp}>{t('inbox.signUp')}</ButtonLink>}>
        {t('inbox.emptyWhy')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="muted" role="status">
        {t('inbox.count', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={t('inbox.none')} action={<Button onClick={onAll}>{t('inbox.all')}</Button>} />
      ) : (
        <ul className={styles.mails} aria-label={t('inbox.title')}>
          {shown.map((message) => (
            <InboxMessage key={message.id} message={message} isFresh={fresh.has(message.id)} />
          ))}
        </ul>
      )}
    </>
  );
}

// Ignores spaces, brackets and hyphens, which differ in the ways to write a number.
function bare(text: string): string {
  return text.toLowerCase().replace(/[\s()-]/g, '');
}
