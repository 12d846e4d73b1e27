import { titleFault } from './title-rules.ts';

test.each([
  'Structural engineer',
  'SAP QA',
  'HR ADMIN',
  'Teacher 2024-2025',
  'Night shift 22:00-06:00',
  'ASP.NET developer',
  'Account manager, Booking.com',
  'مهندس إنشائي',
  '構造エンジニア',
])('%p is a title', (title) => {
  expect(titleFault(title)).toBeUndefined();
});

test.each(['URGENT NURSE NEEDED', 'SENIOR ENGINEER in Oslo', 'ΝΟΣΗΛΕΥΤΗΣ ΑΜΕΣΑ'])('%p has too many capitals', (title) => {
  expect(titleFault(title)).toMatch(/capitals/);
});

test.each(['Nurse https://jobs.test', 'Nurse HTTP://X', 'Nurse www.jobs.test', 'Nurse hr@jobs.test'])('%p has an address', (title) => {
  expect(titleFault(title)).toMatch(/addresses/);
});

test.each(['Nurse +47 123 45 678', 'Nurse 0171 234 567 89', 'Nurse (555) 123-4567 0'])('%p has a phone number', (title) => {
  expect(titleFault(title)).toMatch(/phone/);
});
