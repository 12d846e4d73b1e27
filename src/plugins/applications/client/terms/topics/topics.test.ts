import { TOPIC_WORDS, TOPICS } from './topic-words.ts';
import { topicsIn } from './topics.ts';

describe('a hint about the topic of a question', () => {
  it.each([
    ['en', 'How old are you?', ['age']],
    ['en', 'Are you married, and do you have children?', ['family']],
    ['en', 'Which church do you belong to?', ['religion']],
    ['en', 'Are you pregnant?', ['pregnancy']],
    ['en', 'What is your citizenship?', ['nationality']],
    ['en', 'How many sick days did you take?', ['health']],
    ['en', 'What is your current salary?', ['formerPay']],
    ['de', 'Wie ist Ihr Familienstand?', ['family']],
    ['de', 'Nennen Sie Alter und Staatsangehörigkeit.', ['age', 'nationality']],
    ['de', 'Wie hoch ist Ihr aktuelles Gehalt?', ['formerPay']],
    ['ar', 'ما هي حالتك الاجتماعية؟', ['family']],
    ['ar', 'ما تاريخ الميلاد والجنسية؟', ['age', 'nationality']],
    ['ar', 'ما هو راتبك الحالي؟', ['formerPay']],
    ['fa', 'وضعیت تأهل شما چیست؟', ['family']],
    ['fa', 'حقوق فعلی شما چقدر است؟', ['formerPay']],
    ['he', 'מהו המצב המשפחתי שלך?', ['family']],
    ['he', 'מהו השכר הנוכחי שלך?', ['formerPay']],
  ])('in %s, for "%s", is about %j', (language, text, topics) => {
    expect(topicsIn(text, language)).toEqual(topics);
  });

  it('is not given for parts of words, for words of another language, and for ordinary questions', () => {
    expect(topicsIn('Which languages do you manage, and at what stage?', 'en')).toEqual([]);
    expect(topicsIn('How old are you?', 'de')).toEqual([]);
    expect(topicsIn('How old are you?', 'constructor')).toEqual([]);
    expect(topicsIn('When can you start?', 'en')).toEqual([]);
  });

  it('has words for every topic in all five languages, in the form in which words of a text are compared', () => {
    for (const language of ['en', 'ar', 'de', 'fa', 'he']) {
      for (const topic of TOPICS) {
        for (const phrase of TOPIC_WORDS[language]?.[topic] ?? ['missing']) {
          expect([language, phrase, topicsIn(phrase, language)]).toEqual([language, phrase, expect.arrayContaining([topic])]);
        }
      }
    }
  });
});
