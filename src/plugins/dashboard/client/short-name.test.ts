import { shortName } from './short-name.ts';

it.each([
  ['Ada Lovelace', 'Ada'],
  ['  Zoë   van den Berg ', 'Zoë'],
  ['Anne-Marie Müller', 'Anne-Marie'],
  ['José García Márquez', 'José'],
  ['Martin L. King', 'Martin'],
  ['Layla Haddad', 'Layla'],
  ['ليلى حداد', 'ليلى'],
  ['علی‌رضا احمدی', 'علی‌رضا'],
  ['محمد احمدی', 'محمد'],
  ['נועה לוי', 'נועה'],
  ['DEMO CANDIDATE', 'DEMO'],
])('%s is greeted by the given name', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it.each([
  'Sukarno',
  'Nguyễn Văn An',
  'Đặng Thị Hoa',
  'Kim Min-jun',
  'Wang Xiaoming',
  'Nagy János',
  'DUPONT Jean',
  'Dr. Ada Lovelace',
  'Dr Ada Lovelace',
  'R. Srinivasan',
  'J Smith',
  'Lovelace, Ada',
  'Abdul Rahman Khan',
  'عبد الرحمن خليل',
  'أبو بكر سالم',
  'سید علی حسینی',
  'محمد رضا احمدی',
  'בן ציון כהן',
  '王小明',
  '王 小明',
  '田中 太郎',
  '김 민준',
  'Иванов Иван Иванович',
  'Acme Fruit GmbH',
  'Crew 7',
  '',
])('%s is greeted by the whole name', (name) => {
  expect(shortName(name)).toBe(name);
});
