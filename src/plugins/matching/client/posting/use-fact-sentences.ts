import { useI18n } from '#core/client/i18n/i18n-context.tsx';
import { useDistanceText } from '#core/client/i18n/use-distance-text.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { isolated } from '#core/contract/isolated.ts';
import type { MatchPartName, MatchParts } from '../../contract/match.ts';
import type {
  AskedLanguage,
  EducationFacts,
  ExperienceFacts,
  LanguageFacts,
  PayFacts,
  PlaceFacts,
  SkillFacts,
} from '../../contract/schemas.ts';

/** Returns the sentences of a part: its facts, or why it is unknown. */
export function useFactSentences(): (name: MatchPartName, parts: MatchParts) => readonly string[] {
  const t = useT('matching');
  const ofSkills = useSkillSentences();
  const ofLanguages = useLanguageSentences();
  const ofPay = usePaySentences();
  const distance = useDistanceText();
  const ofExperience = ({ months, asked, from }: ExperienceFacts): readonly string[] => {
    if (asked === 0 && from !== 'text') return [t(from === 'posting' ? 'experience.none' : 'experience.beginners')];
    const years = Math.floor(months / 12);
    const own = years === 0 ? t('experience.months', { count: months }) : t('experience.years', { count: years });
    return [own, t(`experience.from.${from}`, { asked })];
  };
  const ofPlace = ({ where, km, mode, permit }: PlaceFacts): readonly string[] =>
    [where && t(`where.${where}`, { distance: distance(km ?? 0) }), mode && t(`mode.${mode}`), permit && t(`permit.${permit}`)].filter(
      (sentence) => sentence !== null,
    );
  const ofEducation = ({ asked, own }: EducationFacts): readonly string[] => [
    t('education.compared', { asked: t(`education.level.${asked}`), own: t(`education.level.${own}`) }),
  ];
  return (name, { must, helpful, experience, place, languages, education, pay }) => {
    switch (name) {
      case 'must':
      case 'helpful': {
        const part = name === 'must' ? must : helpful;
        return part.facts === null ? unknown(part.unknown) : ofSkills(part.facts);
      }
      case 'experience':
        return experience.facts === null ? unknown(experience.unknown) : ofExperience(experience.facts);
      case 'place':
        return place.facts === null ? unknown(place.unknown) : ofPlace(place.facts);
      case 'languages':
        return languages.facts === null ? unknown(languages.unknown) : ofLanguages(languages.facts);
      case 'education':
        return education.facts === null ? unknown(education.unknown, t('unknown.education')) : ofEducation(education.facts);
      case 'pay':
        return pay.facts === null ? unknown(pay.unknown, t('unknown.pay')) : ofPay(pay.facts);
    }
  };

  function unknown(why: MatchParts['pay']['unknown'], incomparable = t('unknown.posting')): readonly string[] {
    if (why === 'incomparable') return [incomparable];
    return [t(why === 'profile' ? 'unknown.profile' : 'unknown.posting')];
  }
}

function useSkillSentences(): (facts: SkillFacts) => readonly string[] {
  const t = useT('matching');
  const format = useFormat();
  const namesOf = (names: readonly string[]): string => format.series(names.map(isolated));
  return ({ met, asked, missing, below, untold, isFound }) => [
    t(isFound ? 'found' : 'met', { met, asked }),
    ...(missing.length === 0 ? [] : [t(isFound ? 'notYours' : 'missing', { names: namesOf(missing) })]),
    ...(below.length === 0 ? [] : [t('below', { names: namesOf(below) })]),
    ...(untold.length === 0 ? [] : [t('untold', { names: namesOf(untold) })]),
  ];
}

function useLanguageSentences(): (facts: LanguageFacts) => readonly string[] {
  const t = useT('matching');
  const format = useFormat();
  const languageName = useLanguageName();
  const nameOf = ({ code, level }: AskedLanguage): string =>
    level === '' ? languageName(code) : t('languageLevel', { language: languageName(code), level: level.toUpperCase() });
  const namesOf = (languages: readonly AskedLanguage[]): string => format.series(languages.map(nameOf));
  return ({ met, asked, missing, below }) => [
    t('met', { met, asked }),
    ...(missing.length === 0 ? [] : [t('missing', { names: namesOf(missing) })]),
    ...(below.length === 0 ? [] : [t('below', { names: namesOf(below) })]),
  ];
}

function usePaySentences(): (facts: PayFacts) => readonly string[] {
  const t = useT('matching');
  const format = useFormat();
  return ({ top, wished, currency }) => [t('pay.compared', { top: format.money(top, currency), wished: format.money(wished, currency) })];
}

/** Returns a function that names a language by its code (ISO 639), or returns the code if the browser knows no name. */
function useLanguageName(): (code: string) => string {
  const { language } = useI18n().i18n;
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  return (code) => names.of(code) ?? code;
}
