import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { LANGUAGES } from '#core/client/i18n/language.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Facet, FacetOption } from '#core/client/ui/facets/facet.ts';
import { FEEDBACK_KINDS, FEEDBACK_RATINGS } from '../../contract/feedback.ts';
import { FEEDBACK_STATES } from '../../contract/life-cycle.ts';
import { BEST_RATING } from '../handling/best-rating.ts';
import { FeedbackChoices } from '../handling/feedback-choices.ts';
import { useMyself } from '../handling/use-handling.ts';
import { useLanguageName } from '../handling/use-language-name.ts';
import { ANY_STATE, ME, type ShownFeedback } from './feedback-list.ts';

/** Tags in the facet. The others are found by typing them in the field of an item. */
const MOST_TAGS = 20;

/** The filters beside the list, each with one choice. Call it in an observer. */
export function useFacets({ values: shown, change }: ShownFeedback): readonly Facet[] {
  const t = useT('feedback');
  const languageName = useLanguageName();
  const radios = (
    id: 'state' | 'assignee' | 'kind' | 'tag' | 'rating' | 'language',
    any: string,
    options: readonly FacetOption[],
  ): Facet => ({
    kind: 'radios',
    id,
    title: t(`all.${id}`),
    options: [{ value: '', label: any }, ...options],
    chosen: shown[id] ?? '',
    onChange: (value) => change({ [id]: value }),
  });
  const states = FEEDBACK_STATES.map((state) => ({ value: state, label: t(`state.name.${state}`) }));
  const kinds = FEEDBACK_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }));
  const ratings = FEEDBACK_RATINGS.map((rating) => ({
    value: String(rating),
    label: t('all.ratingOf', { rating, most: BEST_RATING }),
  })).reverse();
  const languages = LANGUAGES.map(({ code }) => ({ value: code, label: languageName(code) }));
  return [
    radios('state', t('state.open'), [{ value: ANY_STATE, label: t('state.any') }, ...states]),
    radios('assignee', t('all.anyAssignee'), useAssignees(shown.assignee)),
    radios('kind', t('all.anyKind'), kinds),
    radios('tag', t('all.anyTag'), useTags(shown.tag)),
    radios('rating', t('all.anyRating'), ratings),
    radios('language', t('all.anyLanguage'), withChosen(languages, shown.language, languageName)),
  ];
}

function useAssignees(chosen: string | undefined): readonly FacetOption[] {
  const t = useT('feedback');
  const me = useMyself();
  const choices = useService(FeedbackChoices);
  const { resource } = useResource(() => choices.handlers());
  const others = (resource.value ?? []).filter(({ id }) => id !== me.id).map(({ id, name }) => ({ value: id, label: name }));
  const own = [
    { value: ME, label: t('all.me') },
    { value: 'nobody', label: t('handling.unassigned') },
  ];
  return withChosen([...own, ...others], chosen, () => t('all.thisPerson'));
}

function useTags(chosen: string | undefined): readonly FacetOption[] {
  const choices = useService(FeedbackChoices);
  const { resource } = useResource(() => choices.tags());
  const options = (resource.value ?? []).slice(0, MOST_TAGS).map((tag) => ({ value: tag, label: tag }));
  return withChosen(options, chosen, String);
}

/** The address may hold a value that the list of options does not have. */
function withChosen(
  options: readonly FacetOption[],
  chosen: string | undefined,
  nameOf: (value: string) => string,
): readonly FacetOption[] {
  return chosen === undefined || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: nameOf(chosen) }];
}
