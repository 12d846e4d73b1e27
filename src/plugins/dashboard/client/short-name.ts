// Words that are only a part of a given name, or no name: titles, particles, and parts of compound given names.
const NOT_ALONE = words(
  'dr prof professor mr mrs ms miss mx sir dame lord lady herr frau don doña sheikh sayyid syed seyed haj hajj hajji pastor rev ' +
    'abd abdel abdul abdal abu abou umm um bin ibn bint ben bat ould al el st san santa saint ' +
    'van von der den de di da do dos du del della la le mac mc ter ten af av zu zur ' +
    'د دكتور الدكتور دکتر مهندس أستاذ الأستاذ استاد شيخ الشيخ شیخ سيد السيد سید سیده حاج الحاج حاجی آقای خانم ' +
    'عبد أبو ابو أبا أم ام ابن بن بنت بنو آل نور سيف شمس صلاح علاء عماد ' +
    'מר גברת הרב בן בת אבו',
);

// Common family names of cultures that put the family name first, also when the name is written in Latin letters.
const FAMILY_FIRST = words(
  'nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh truong ' +
    'wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang deng feng cao peng ' +
    'xiao tian pan yuan dong cai wei jiang shen lu ding ren yao chan wong cheung lau leung ng tan lim teo goh ' +
    'kim lee yi park bak choi jung jeong kang cho jo yoon jang lim han shin seo kwon hwang ahn oh ' +
    'sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki ' +
    'nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp takacs juhasz lakatos meszaros',
);

// Marks of companies.
const COMPANY = words('ag bv co corp gmbh inc kg llc ltd nv plc sa sarl se srl ug team company group');

// Given names that are often the first part of a compound one, as in Mohammad Reza.
const COMPOUND = words('mohammad mohammed muhammad amir محمد امیر');

const GIVEN = /^(?:\p{Script=Latin}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{M}|\u200c|['’-])+$/u;

/**
 * The name to greet a user with: the first word of the name where that is very likely the whole given name, and otherwise the whole name.
 * Users enter their names in one field, and neither the order of the words nor their number says which one is the given name.
 *
 * The first word is used only if all words are in the Latin, Arabic or Hebrew script, and the first word has at least two letters and no
 * point, is no title, particle or part of a compound given name, is no common family name of a culture that puts the family name first,
 * and is not the only word in capitals, which is how family names are marked.
 *
 * Limit: a rare family name that comes first in Latin letters is not recognized, and of other double given names only the first is used.
 */
export function shortName(name: string): string {
  const whole = name.trim();
  const [first = '', ...rest] = whole.split(/\s+/);
  const isClear =
    rest.length > 0 &&
    [first, ...rest].every((word) => GIVEN.test(word.replace(/\.$/, ''))) &&
    /^\p{L}(?:\p{L}|\p{M}|\u200c|['’-])+$/u.test(first) &&
    ![NOT_ALONE, FAMILY_FIRST].some((known) => known.has(comparable(first))) &&
    !rest.some((word) => COMPANY.has(comparable(word))) &&
    !(rest.length > 1 && COMPOUND.has(comparable(first))) &&
    !(isCapital(first) && !rest.some(isCapital));
  return isClear ? first : whole;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').map(comparable));
}

function comparable(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase();
}

function isCapital(word: string): boolean {
  return word === word.toUpperCase() && word !== word.toLowerCase();
}
