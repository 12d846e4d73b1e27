import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { RadioGroup } from '#core/client/ui/RadioGroup.tsx';
import { href } from '#core/contract/route-ref.ts';
import { candidateRoutes } from '../../../../contract/routes.ts';
import { FieldsPart } from '../../../fields/FieldsPart.tsx';
import { useVisibilities, useVisibilityHelp } from '../../../visibility/use-visibilities.ts';
import { type SectionFieldsProps, TYPED } from '../../section-fields-props.ts';

/** Who sees the profile, and how much companies see that find it. */
export function VisibilityFields({ form }: Pick<SectionFieldsProps<'review'>, 'form'>): JSX.Element {
  const t = useT('candidate');
  // The earlier choice stays while the candidate tries others.
  const [before] = useState(() => form.getValues('visibility'));
  const visibilities = useVisibilities(before);
  const helpOf = useVisibilityHelp();
  return (
    <FieldsPart title={t('visibility.title')}>
      <RadioGroup
        label={t('visibility.finders')}
        options={visibilities.map((value) => ({ value, label: t(`visibility.${value}`), help: t(helpOf(value)) }))}
        value={form.watch('visibility')}
        onChange={(visibility) => form.setValue('visibility', visibility, TYPED)}
      />
      <p className="muted small">{t('visibility.applying')}</p>
      <div>
        <Checkbox label={t('visibility.showsName')} help={t('visibility.showsNameHelp')} {...form.register('showsName')} />
        <Checkbox label={t('visibility.showsCv')} help={t('visibility.showsCvHelp')} {...form.register('showsCv')} />
      </div>
      <p>
        <Link className="link" to={href(candidateRoutes.view)}>
          {t('preview.open')}
        </Link>
      </p>
    </FieldsPart>
  );
}
