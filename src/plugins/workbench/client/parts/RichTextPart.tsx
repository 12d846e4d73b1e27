import type { JSX } from 'react';
import { useForm } from 'react-hook-form';
import { RichTextFormField } from '#core/client/forms/RichTextFormField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Panel } from '#core/client/ui/Panel.tsx';
import { RichText } from '#core/client/ui/rich-text/RichText.tsx';
import { RICH_TEXT_PLAIN_MARKS } from '#core/contract/rich-text.ts';

const LIMIT = 400;

/** Rich text: the field with all elements and with few, empty and with an error, and the text as a page shows it. */
export function RichTextPart(): JSX.Element {
  const t = useT('workbench');
  const form = useForm({ defaultValues: { full: sampleText(t('rich.sample')), few: '' } });
  return (
    <div className="form">
      <RichTextFormField form={form} name="full" label={t('rich.full')} help={t('field.help')} limit={LIMIT} />
      <RichTextFormField
        form={form}
        name="few"
        label={t('rich.few')}
        optional
        placeholder={t('rich.placeholder')}
        error={t('field.error')}
        subset={RICH_TEXT_PLAIN_MARKS}
      />
      <Panel title={t('rich.shown')}>
        <RichText html={form.watch('full')} />
      </Panel>
    </div>
  );
}

/** Every element, also in a script of the other direction. */
function sampleText(words: string): string {
  return [
    `<h3>${words}</h3><p>${words} <strong>${words} <em>${words}</em></strong> <u>${words}</u><br>${words}</p>`,
    `<h4>${words}</h4><ul><li>${words}<ol><li>1</li><li>2</li></ol></li><li>עברית</li></ul>`,
    `<blockquote><p>${words}</p></blockquote><p>نص بالعربية (ABC)</p>`,
    `<p><a href="https://example.org/" rel="noopener nofollow ugc">${words}</a></p>`,
  ].join('');
}
