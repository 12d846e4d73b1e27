import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { NewMark } from '#core/client/ui/chip/Chip.tsx';
import { MailIcon, PhoneIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { DevMessage } from '../../contract/endpoints.ts';
import { CopyButton } from './CopyButton.tsx';
import { purposeOf } from './purpose.ts';

interface InboxMessageProps {
  readonly message: DevMessage;
  /** The message arrived while the page was open. */
  readonly isFresh: boolean;
}

/** One message: its purpose, its recipient and its actions. */
export function InboxMessage({ message, isFresh }: InboxMessageProps): JSX.Element {
  const t = useT('workbench');
  const format = useFormat();
  const { to, code, link, channel, askedAt } = message;
  const purpose = purposeOf(message);
  const Icon = channel === 'phone' ? PhoneIcon : MailIcon;
  return (
    <li className="mail">
      <Icon />
      <div className="mail__words">
        <h2 className="mail__title">
          {t(`inbox.purpose.${purpose}`)}
          {isFresh && <NewMark>{t('inbox.new')}</NewMark>}
        </h2>
        <p className="mail__facts">
          <bdi dir="ltr">{to}</bdi> · <time dateTime={askedAt}>{format.dateTime(askedAt)}</time>
        </p>
      </div>
      <div className="mail__do">
        {link !== undefined && (
          <ButtonLink size="s" to={link}>
            {t(`inbox.open.${purpose}`)}
          </ButtonLink>
        )}
        <span className="mail__code">
          <code className={link === undefined ? 'mail__digits' : 'mail__letters'} dir="ltr">
            {code}
          </code>
          <CopyButton code={code} />
        </span>
      </div>
    </li>
  );
}
