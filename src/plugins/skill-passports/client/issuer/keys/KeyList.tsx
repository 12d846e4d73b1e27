import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { CopyText } from '#core/client/ui/CopyText.tsx';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { KeyState } from '../../../contract/issuer.ts';
import type { IssuerKey } from '../../../contract/schemas.ts';
import { Fact } from '../parts/Fact.tsx';
import * as styles from '../issuer.module.css';

const TONES: Readonly<Record<KeyState, StatusTone>> = { active: 'live', retired: 'off', compromised: 'bad' };

interface KeyListProps {
  /** The newest first. */
  readonly keys: readonly IssuerKey[];
  readonly onStolen: (stolen: IssuerKey) => void;
}

/** The keys of an issuer with the times in which they signed. */
export function KeyList({ keys, onStolen }: KeyListProps): JSX.Element {
  const t = useT('skill-passports');
  if (keys.length === 0) return <p className="muted">{t('issuer.keys.none')}</p>;
  return (
    <ul className={styles.issuerKeys}>
      {keys.map((each) => (
        <KeyRow key={each.id} row={each} onStolen={() => onStolen(each)} />
      ))}
    </ul>
  );
}

interface KeyRowProps {
  readonly row: IssuerKey;
  readonly onStolen: () => void;
}

function KeyRow({ row: { kid, state, from, to, compromisedFrom }, onStolen }: KeyRowProps): JSX.Element {
  const t = useT('skill-passports');
  const format = useFormat();
  const day = format.date(from);
  return (
    <li>
      <StatusBadge tone={TONES[state]}>{t(`keyState.${state}`)}</StatusBadge>
      <dl className="facts">
        <Fact term={t('issuer.keys.from')}>
          <time dateTime={from}>{format.dateTime(from)}</time>
        </Fact>
        <Fact term={t('issuer.keys.to')}>{to !== null && <time dateTime={to}>{format.dateTime(to)}</time>}</Fact>
        <Fact term={t('issuer.keys.stolenFrom')}>
          {compromisedFrom !== null && <time dateTime={compromisedFrom}>{format.dateTime(compromisedFrom)}</time>}
        </Fact>
        <Fact term={t('issuer.keys.address')}>
          <CopyText
            text={kid}
            label={t('issuer.keys.copy', { date: day })}
            copied={t('issuer.keys.copied')}
            notCopied={t('issuer.keys.notCopied')}
          />
        </Fact>
      </dl>
      {state !== 'compromised' && (
        <div className="row">
          <Button size="s" variant="rust" aria-label={t('issuer.keys.stolenName', { date: day })} onClick={onStolen}>
            {t('issuer.keys.stolen')}
          </Button>
        </div>
      )}
    </li>
  );
}
