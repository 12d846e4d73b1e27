import { type JSX, useState } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import type { MyIssuer } from '../../../contract/issuer-schemas.ts';
import type { IssuerKey } from '../../../contract/schemas.ts';
import { Fact } from '../parts/Fact.tsx';
import { AskNameDialog } from './AskNameDialog.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import { IssuerBadge } from './IssuerBadge.tsx';
import { KeyList } from './KeyList.tsx';
import { StolenKeyDialog } from './StolenKeyDialog.tsx';
import * as styles from '../issuer.module.css';

interface IssuerPanelProps {
  readonly issuer: MyIssuer;
  /** Loads the issuer again. */
  readonly onChanged: () => void;
}

type Asked = { readonly what: 'name' | 'key' } | { readonly what: 'stolen'; readonly stolen: IssuerKey };

/** The issuer as credentials name it, and its keys. */
export function IssuerPanel({ issuer, onChanged }: IssuerPanelProps): JSX.Element {
  const t = useT('skill-passports');
  const [asked, setAsked] = useState<Asked>();
  const dialog = { issuer, onChanged, onClose: () => setAsked(undefined) };
  return (
    <div className={styles.issuerPanels}>
      <Panel
        title={t('issuer.keys.issuer')}
        action={
          <Button size="s" onClick={() => setAsked({ what: 'name' })}>
            {t('issuer.keys.askName')}
          </Button>
        }
      >
        <IssuerFacts issuer={issuer} />
      </Panel>
      <Panel
        title={t('issuer.keys.title')}
        action={
          issuer.state === 'trusted' && (
            <Button size="s" onClick={() => setAsked({ what: 'key' })}>
              {t('issuer.keys.create')}
            </Button>
          )
        }
      >
        <p className="soft">{t('issuer.keys.text')}</p>
        <KeyList keys={issuer.keys} onStolen={(stolen) => setAsked({ what: 'stolen', stolen })} />
      </Panel>
      {asked?.what === 'name' && <AskNameDialog {...dialog} />}
      {asked?.what === 'key' && <CreateKeyDialog {...dialog} />}
      {asked?.what === 'stolen' && <StolenKeyDialog {...dialog} issuerId={issuer.id} stolen={asked.stolen} />}
    </div>
  );
}

function IssuerFacts({ issuer: { state, name, askedName, askedAt, decidedAt, reason } }: { readonly issuer: MyIssuer }): JSX.Element {
  const t = useT('skill-passports');
  const format = useFormat();
  return (
    <dl className="facts">
      <Fact term={t('issued.state')}>
        <IssuerBadge state={state} />
      </Fact>
      <Fact term={t('issuer.ask.name')}>
        <bdi>{name}</bdi>
      </Fact>
      <Fact term={t('issuer.keys.askedName')}>
        {askedName !== null && (
          <>
            <bdi>{askedName}</bdi>
            <span className={styles.issuedMore}>{t('issuer.keys.askedNameText')}</span>
          </>
        )}
      </Fact>
      <Fact term={t('issuer.keys.askedAt')}>
        <time dateTime={askedAt}>{format.date(askedAt)}</time>
      </Fact>
      <Fact term={t('issuer.keys.decidedAt')}>{decidedAt !== null && <time dateTime={decidedAt}>{format.date(decidedAt)}</time>}</Fact>
      <Fact term={t('issuer.reason')}>
        {reason !== '' && (
          <span className={styles.issuedText} dir="auto">
            {reason}
          </span>
        )}
      </Fact>
    </dl>
  );
}
