import { type JSX, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import type { PartFieldProps } from '../../contract/application-parts.ts';
import { Field as AnswerFields } from '../parts/answers-part.tsx';
import { Field as MessageField } from '../parts/message-part.tsx';
import { bodyOf, type TermsValues } from './terms-values.ts';
import * as styles from './terms.module.css';

interface TermsPreviewProps {
  readonly form: UseFormReturn<TermsValues>;
  readonly jobId: string;
}

/** Shows what candidates will fill in. Nothing in it can be used. */
export function TermsPreview({ form, jobId }: TermsPreviewProps): JSX.Element {
  const t = useT('applications');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button data-preview variant="quiet" onClick={() => setOpen(true)}>
        {t('terms.preview')}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('terms.previewTitle')}>
        {isOpen && <PreviewedFields values={form.getValues()} jobId={jobId} />}
      </Sheet>
    </>
  );
}

/** The fields of this plugin. Those of others load what belongs to a candidate. */
function PreviewedFields({ values, jobId }: { readonly values: TermsValues; readonly jobId: string }): JSX.Element {
  const t = useT('applications');
  const body = bodyOf(values, useLocale());
  const terms = { ...body, questions: body.questions.filter(({ text }) => text.trim() !== '') };
  const none = (): undefined => undefined;
  const given: PartFieldProps = { jobId, terms, content: {}, onChange: none, onPropose: none, faultAt: none };
  return (
    <div className={styles.terms} inert>
      {terms.message !== 'off' && <MessageField {...given} />}
      {terms.cv !== 'off' && <p className="soft">{t('terms.partIs', { part: t('terms.cv'), asks: t(`terms.asks.${terms.cv}`) })}</p>}
      <AnswerFields {...given} />
    </div>
  );
}
