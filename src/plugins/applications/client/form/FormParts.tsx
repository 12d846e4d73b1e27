import { type JSX, type ReactNode, useRef, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import type { Owned } from '#core/client/plugin/owned.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { Job } from '#plugins/jobs/contract/reply-schemas.ts';
import { applicationParts, type PartFieldProps, type SentPart } from '../../contract/application-parts.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import { FoldedOverview, Overview } from './Overview.tsx';
import type { ApplicationFormState } from './use-application-form.ts';
import * as styles from './form.module.css';

interface FormPartsProps {
  readonly job: Pick<Job, 'id' | 'company'>;
  readonly terms: Terms;
  readonly state: ApplicationFormState;
  /** Whether a button opens what the company gets. */
  readonly isFolded: boolean;
  /** What stands above the button that sends. */
  readonly children: ReactNode;
}

/** All parts below each other. */
export function PartsAtOnce({ job, terms, state, isFolded, children }: FormPartsProps): JSX.Element {
  const parts = useAskedParts(terms);
  const what = { company: job.company.name, terms, content: state.content };
  return (
    <>
      {parts.map((part) => (
        <PartField key={part.thing.id} part={part} job={job} terms={terms} state={state} />
      ))}
      {!isFolded && <Overview {...what} />}
      {children}
      <div className={isFolded ? styles.send : undefined}>
        {isFolded && <FoldedOverview {...what} />}
        <Send parts={parts} state={state} />
      </div>
    </>
  );
}

/** One part after the other, on phones. The last one is what the company gets. */
export function PartsInSteps({ job, terms, state, children }: FormPartsProps): JSX.Element {
  const t = useT('applications');
  const parts = useAskedParts(terms);
  const [at, setAt] = useState(0);
  const count = useRef<HTMLParagraphElement>(null);
  const last = parts.length;
  const step = Math.min(at, last);
  const [seen, setSeen] = useState(state.refusals);
  if (seen !== state.refusals) {
    // Before the focus goes to the first fault.
    setSeen(state.refusals);
    const faulty = parts.findIndex(({ thing }) => state.faulty.some((path) => path.split('.')[0] === thing.value.name));
    if (faulty !== -1) setAt(faulty);
  }
  // Each step is read from its top.
  const go = (to: number): void => {
    setAt(to);
    count.current?.focus();
  };
  return (
    <>
      <p className="muted" role="status" tabIndex={-1} ref={count}>
        {t('apply.step', { step: step + 1, count: last + 1 })}
      </p>
      {parts.map((part, index) => (
        // What is hidden stays: an upload in it goes on.
        <div key={part.thing.id} hidden={index !== step}>
          <PartField part={part} job={job} terms={terms} state={state} />
        </div>
      ))}
      {step === last && (
        <>
          <Overview company={job.company.name} terms={terms} content={state.content} />
          {children}
        </>
      )}
      <div className={styles.steps}>
        {step > 0 && <Button onClick={() => go(step - 1)}>{t('apply.back')}</Button>}
        {step < last ? (
          // Enter in a field presses it, and does not send what the candidate has not seen.
          <Button
            type="submit"
            variant="ink"
            onClick={(event) => {
              event.preventDefault();
              go(step + 1);
            }}
          >
            {t('apply.next')}
          </Button>
        ) : (
          <Send parts={parts} state={state} />
        )}
      </div>
    </>
  );
}

type OwnedPart = Owned<Contribution<SentPart>>;

function useAskedParts(terms: Terms): readonly OwnedPart[] {
  return useContributions(applicationParts.part('sent')).filter(({ thing }) => thing.value.isAsked?.(terms) === true);
}

interface PartFieldOfProps extends Pick<FormPartsProps, 'job' | 'terms' | 'state'> {
  readonly part: OwnedPart;
}

function PartField({ part: { plugin, thing }, job, terms, state }: PartFieldOfProps): JSX.Element {
  const { content, change, propose, faultAt } = state;
  const given: PartFieldProps = { jobId: job.id, terms, content, onChange: change, onPropose: propose, faultAt };
  return <PluginPart plugin={plugin} what={thing.id} load={async () => (await thing.value.load()).Field ?? NoField} given={given} />;
}

function NoField(): null {
  return null;
}

interface SendProps extends Pick<FormPartsProps, 'state'> {
  readonly parts: readonly OwnedPart[];
}

/** Nothing is sent before the default CV is known, which the candidate does not want to leave out. */
function Send({ parts, state: { busy, content } }: SendProps): JSX.Element {
  const t = useT('applications');
  const isCvUnknown = content.cv === undefined && parts.some(({ thing }) => thing.value.name === 'cv');
  return (
    <Button type="submit" variant="grow" size="l" wide busy={busy} disabled={isCvUnknown}>
      {t('apply.submit')}
    </Button>
  );
}
