import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { NewMark } from '#core/client/ui/chip/Chip.tsx';
import { CopyIcon, MailIcon, PhoneIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { DevMessage } from '../../contract/schemas.ts';
import type { InboxEntry } from './inbox-store.ts';
import * as styles from './inbox.module.css';

const MODES: readonly string[] = ['verifyEmail', 'resetPassword', 'signIn', 'verifyAndChangeEmail'];

// Text key for the purpose of a message.
function purposeOf({ channel, mode = '' }: DevMessage): string {
  if (channel === 'phone') return 'phone';
  return MODES.includes(mode) ? mode : 'other';
}

/** The title of a message: its purpose, or the subject of a mail. */
export function useTitleOf(): (entry: InboxEntry) => string {
  const t = useT('workbench');
  return (entry) => ('subject' in entry ? entry.subject : t(`inbox.purpose.${purposeOf(entry)}`));
}

interface InboxMessageProps {
  readonly message: InboxEntry;
  /** The message arrived while the page was open. */
  readonly isFresh: boolean;
}

/** One message: its title, its recipient and its actions. */
export function InboxMessage({ message, isFresh }: InboxMessageProps): JSX.Element {
  const t = useT('workbench');
  const format = useFormat();
  const titleOf = useTitleOf();
  const { to, askedAt } = message;
  const Icon = 'channel' in message && message.channel === 'phone' ? PhoneIcon : MailIcon;
  return (
    <li className={styles.mail}>
      <Icon />
      <div className={styles.mailWords}>
        <h2 className={styles.mailTitle}>
          <bdi>{titleOf(message)}</bdi>
          {isFresh && <NewMark>{t('inbox.new')}</NewMark>}
        </h2>
        <p className={styles.mailFacts}>
          <bdi dir="ltr">{to}</bdi> · <time dateTime={askedAt}>{format.dateTime(askedAt)}</time>
        </p>
      </div>
      <div className={styles.mailDo}>{'subject' in message ? <MailLink page={message.page} /> : <CodeAndLink message={message} />}</div>
    </li>
  );
}

/** Opens the mail as its reader would see it. The server answers the address, so it is no page of the client. */
function MailLink({ page }: { readonly page: string }): JSX.Element {
  const t = useT('workbench');
  return (
    <a className="link" href={page} target="_blank" rel="noopener">
      {t('inbox.open.mail')}
    </a>
  );
}

function CodeAndLink({ message }: { readonly message: DevMessage }): JSX.Element {
  const t = useT('workbench');
  const { code, link } = message;
  return (
    <>
      {link !== undefined && (
        <ButtonLink size="s" to={link}>
          {t(`inbox.open.${purposeOf(message)}`)}
        </ButtonLink>
      )}
      <span className={styles.mailCode}>
        <code className={link === undefined ? styles.mailDigits : styles.mailLetters} dir="ltr">
          {code}
        </code>
        <CopyButton code={code} />
      </span>
    </>
  );
}

/** Copies a code to the clipboard, and reports the result. */
function CopyButton({ code }: { readonly code: string }): JSX.Element {
  const t = useT('workbench');
  const snackbar = useService(SnackbarStore);
  const copy = async (): Promise<void> => {
    try {
      // Without https, a browser offers the clipboard only to pages of localhost.
      await navigator.clipboard.writeText(code);
      snackbar.raise(t('inbox.copied'));
    } catch {
      snackbar.raise(t('inbox.notCopied'), { color: 'warning' });
    }
  };
  return (
    <Button size="s" variant="quiet" onClick={() => void copy()}>
      <CopyIcon className="icon--s" />
      {t('inbox.copy')}
    </Button>
  );
}
