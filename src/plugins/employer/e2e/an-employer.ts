import { PASSWORD } from '#tests/e2e/support/enter.ts';
import { ApiUser, confirmEmail } from '#tests/support/api-client.ts';

/** An employer with a confirmed address, who can sign in at the page. */
export async function anEmployer(url: string, email: string, name: string): Promise<ApiUser> {
  const employer = await ApiUser.signUp(url, email, PASSWORD, name);
  await employer.must('POST', '/me/role', { role: 'employer' });
  await confirmEmail(url, email, PASSWORD);
  return employer;
}
