import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { type CellState, Node } from '#core/client/ui/weave/Cell.tsx';
import { href } from '#core/contract/route-ref.ts';
import { lacksOf, type SectionState, stateOfSection, unfinishedSections } from '../../../contract/completeness.ts';
import type { OwnProfile } from '../../../contract/profile.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { NEEDED_SECTIONS, SECTIONS, type SectionName } from '../../../contract/section-names.ts';
import { Fault } from '../../fields/Fault.tsx';
import { ProfileStore } from '../../profile-store.ts';
import type { SectionFieldsProps } from '../section-fields-props.ts';
import './ReviewFields.css';

const CELLS: Readonly<Record<SectionState, CellState>> = { done: 'leaf', begun: 'bud', empty: 'frame', skipped: 'dashed' };

/** Step 10: the state of each part, links to the missing ones, and the confirmation. */
export const ReviewFields = observer(function ReviewFields({ form, errorOf }: SectionFieldsProps<'review'>): JSX.Element | null {
  const t = useT('candidate');
  const { mine } = useService(ProfileStore);
  const profile = mine.value;
  if (profile === undefined) return null;
  const isReady = unfinishedSections(profile.sections).length === 0;
  const fault = errorOf('isConfirmed');
  return (
    <>
      <ul className="ledger review">
        {SECTIONS.filter((section) => section !== 'review').map((section) => (
          <ReviewRow key={section} section={section} profile={profile} />
        ))}
      </ul>
      {isReady ? (
        <div>
          <Checkbox
            label={t('review.confirm')}
            help={t('review.confirmHelp')}
            aria-invalid={fault !== undefined}
            {...form.register('isConfirmed')}
          />
          <Fault sentence={fault} />
        </div>
      ) : (
        <div tabIndex={-1} data-fault={fault === undefined ? undefined : true}>
          <Note tone="straw" title={t('review.missing')}>
            {t('review.missingHelp')}
          </Note>
        </div>
      )}
    </>
  );
});

function ReviewRow({ section, profile }: { readonly section: SectionName; readonly profile: OwnProfile }): JSX.Element {
  const t = useT('candidate');
  const core = useT('core');
  const format = useFormat();
  const state = stateOfSection(section, profile.sections);
  const lacks = NEEDED_SECTIONS.includes(section) ? lacksOf(section, profile.sections[section].value) : [];
  return (
    <li className="review__row">
      <Node state={CELLS[state]} />
      <Link className="review__name" to={href(candidateRoutes[section])}>
        {t(`step.${section}.name`)}
      </Link>
      <span className={lacks.length > 0 ? 'review__lacks' : 'muted small'}>
        {lacks.length > 0
          ? t('review.lacks', { fields: format.list(lacks.map((field) => t(`lacks.${field}`))) })
          : core(`wizard.state.${state}`)}
      </span>
    </li>
  );
}
