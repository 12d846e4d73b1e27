import { ApiUser, confirmEmail } from '../../support/api-client.ts';
import type { Account } from './world.ts';

interface Sides {
  readonly employer: Account;
  readonly candidate: Account;
  readonly companyId: string;
}

const ACHIEVEMENT = {
  name: 'שיט בטוח · Safe passage 🌊',
  description: `${'Knows the locks and weirs of the canal. '.repeat(8)}${'w'.repeat(200)}`,
  criteria: 'راقب منسوب الماء أسبوعًا كاملًا.\n\n• A test on the quay\n• A week on night shifts',
  type: 'Certification',
  tags: ['مياه', 'canal', 'locks'],
  skills: [],
  validMonths: 24,
};

/** An issuer with achievements, and an accepted credential, an offer and a request of one candidate. Another company waits for a decision. */
export async function fillPassports(url: string, { employer, candidate, companyId }: Sides): Promise<void> {
  const company = await ApiUser.signIn(url, employer.email, employer.password);
  const admin = await ApiUser.signIn(url, 'admin@demo.test', 'trellis-demo');
  await confirmEmail(url, candidate.email, candidate.password);
  const holder = await ApiUser.signIn(url, candidate.email, candidate.password);
  await holder.must('GET', '/me');

  const issuer = await company.must<{ id: string; version: number }>('POST', '/issuers', { companyId, name: 'شركة السدود' });
  await admin.must('POST', `/issuers/${issuer.id}/decision`, { to: 'trusted', version: issuer.version });
  const ids: string[] = [];
  for (const input of [ACHIEVEMENT, { ...ACHIEVEMENT, name: 'מפקח משאבות', validMonths: null }]) {
    const { id, version } = await company.must<{ id: string; version: number }>('POST', `/issuers/${issuer.id}/achievements`, input);
    await company.must('PATCH', `/achievements/${id}`, { input, isActive: true, version });
    ids.push(id);
  }
  const [first = '', second = ''] = ids;
  const evidence = [{ url: `https://example.org/${'a-long-path/'.repeat(12)}`, name: 'صورة الشهادة' }];
  const offer = async (to: string): Promise<{ id: string; version: number }> =>
    company.must('POST', `/achievements/${to}/offers`, { to: { email: candidate.email }, evidence, result: 'ممتاز' });
  const accepted = await offer(first);
  await holder.must('POST', `/passport/credentials/${accepted.id}/accept`, { version: accepted.version });
  await offer(second);
  await holder.must('POST', '/passport/requests', { achievementId: second, note: 'عملت هناك سنتين. I kept the pumps.', evidence });
}
