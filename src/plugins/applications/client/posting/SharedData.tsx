import { observer } from 'mobx-react-lite';
import { type JSX, useId, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { SHARED_WITH_EMPLOYER } from '../../contract/application.ts';
import { applicationParts } from '../../contract/application-parts.ts';
import * as styles from './SharedData.module.css';

interface SharedDataProps {
  /** Returns the message as typed so far. */
  readonly messageOf: () => string;
}

/** What the employer can read after the application: a list, and a preview in the words of the candidate. */
export function SharedData({ messageOf }: SharedDataProps): JSX.Element {
  const t = useT('applications');
  const titleId = useId();
  const parts = useContributions(applicationParts.part('shared'));
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.shared} aria-labelledby={titleId}>
      <p className="strong" id={titleId}>
        {t('apply.shares')}
      </p>
      <dl className={styles.sharedList}>
        <OwnFields message={t('apply.sharesMessage')} />
        {parts.map(({ plugin, thing: { id, value } }) => (
          <PluginPart
            key={id}
            plugin={plugin}
            what={id}
            load={async () => (await value.load()).List}
            given={{}}
            placeholder={<Waiting />}
          />
        ))}
      </dl>
      <p className="muted">{t('apply.sharesUntil')}</p>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('apply.preview')}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('apply.previewTitle')}>
        <div className={styles.sharedPreview}>
          <dl className={styles.sharedList}>
            <OwnFields message={messageOf().trim() || t('applicant.noMessage')} />
          </dl>
          {parts.map(({ plugin, thing: { id, value } }) => (
            <PluginPart key={id} plugin={plugin} what={id} load={async () => (await value.load()).Preview} given={{}} />
          ))}
        </div>
      </Sheet>
    </section>
  );
}

/** The fields that the calls of this plugin show to the employer. */
const OwnFields = observer(function OwnFields({ message }: { readonly message: string }): JSX.Element {
  const t = useT('applications');
  const { me } = useService(SessionStore);
  const fields = {
    name: { term: t('applicants.name'), value: <bdi>{me?.name}</bdi> },
    email: { term: t('applicants.email'), value: <bdi>{me?.email}</bdi> },
    message: {
      term: t('applicant.message'),
      value: (
        <span className={styles.sharedMessage} dir="auto">
          {message}
        </span>
      ),
    },
  };
  return (
    <>
      {SHARED_WITH_EMPLOYER.map((field) => (
        <div key={field}>
          <dt>{fields[field].term}</dt>
          <dd>{fields[field].value}</dd>
        </div>
      ))}
    </>
  );
});

// A list of terms may contain only groups of terms.
function Waiting(): JSX.Element {
  return (
    <div>
      <dt />
      <dd>
        <Skeleton count={2} />
      </dd>
    </div>
  );
}
