import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import type { PostingActionProps } from '#plugins/jobs/contract/posting-parts.ts';
import type { ApplyingBasis } from '../form/applying-store.ts';
import { AppliedNote } from './AppliedNote.tsx';
import { loadForm, loadSheet } from './load-form.ts';
import { type OwnApplicationView, useFocusOnceApplied, useOwnApplication } from './use-own-application.ts';
import * as styles from './ApplyPanel.module.css';

/** The panel beside a posting: the pay, and the way to apply. */
export function Panel(props: PostingActionProps): JSX.Element {
  const t = useT('applications');
  const { pay, isPreview = false } = props;
  return (
    <section className={styles.apply} aria-label={t('apply.title')}>
      <div>
        <p className={`${styles.applyPay} num`}>{pay.amount}</p>
        {pay.period !== undefined && <p className="muted small">{pay.period}</p>}
      </div>
      {isPreview ? <PreviewedForm /> : <OwnApplication {...props} />}
    </section>
  );
}

/** The form as candidates see it, without calls. */
function PreviewedForm(): JSX.Element {
  const t = useT('applications');
  return (
    <>
      <p className="muted">{t('apply.previewed')}</p>
      <div className="form" inert>
        <TextArea label={t('apply.message')} help={t('apply.messageHelp')} />
        <Button variant="grow" size="l" wide>
          {t('apply.submit')}
        </Button>
      </div>
    </>
  );
}

/** The form of a candidate, or the application that was sent. */
const OwnApplication = observer(function OwnApplication(props: PostingActionProps): JSX.Element {
  const t = useT('applications');
  const { standing, send, retry } = useOwnApplication(props.job.id);
  const note = useFocusOnceApplied<HTMLDivElement>(standing);
  switch (standing.kind) {
    case 'failed':
      return <ErrorNote title={t('apply.failed')} onRetry={retry} />;
    case 'loading':
      return <Skeleton />;
    case 'applied':
      return (
        <div ref={note} tabIndex={-1}>
          <AppliedNote application={standing.application} again={standing.again} />
        </div>
      );
    case 'form':
      return <Form {...props} basis={standing.basis} send={send} />;
  }
});

interface FormProps extends PostingActionProps, Pick<OwnApplicationView, 'send'> {
  readonly basis: ApplyingBasis;
}

function Form({ job, basis, send, isAsked = false, firstSearch = '' }: FormProps): JSX.Element {
  const t = useT('applications');
  const [isOpen, setOpen] = useState(isAsked);
  const given = { job, basis, isAsked, firstSearch, send };
  if (basis.isShort) {
    return (
      <PluginPart
        key={basis.edition}
        plugin="applications"
        what="applications.form"
        load={loadForm}
        given={{ ...given, layout: 'panel' as const }}
      />
    );
  }
  return (
    <>
      <p className="muted">{t('apply.asks', { count: basis.terms.questions.length })}</p>
      <Button variant="grow" size="l" wide onClick={() => setOpen(true)}>
        {t(basis.draft === null ? 'apply.start' : 'apply.goOn')}
      </Button>
      {isOpen && (
        <PluginPart
          plugin="applications"
          what="applications.form"
          load={loadSheet}
          given={{ ...given, open: true, onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}
