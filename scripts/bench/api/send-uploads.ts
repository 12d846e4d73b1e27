import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { pdfOf } from '#core/testing/test-pdf.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';

// node send-uploads.ts URL COUNT BYTES: sends as many files of this size at once as the demo candidate. Prints `sending` before the first
// byte, and then how many were taken. A process of its own, so that the senders do not slow the measuring.

const [url = '', count = '', bytes = ''] = process.argv.slice(2);

const page = pdfOf();
const content = Buffer.concat([page, Buffer.alloc(Number(bytes) - page.length, '%\n')]);
const candidate = await ApiUser.signIn(url, 'candidate@demo.test', DEMO_PASSWORD);
console.log('sending');
const sent = Array.from({ length: Number(count) }, (_, index) => candidate.upload('cv', `cv-${index}.pdf`, content));
const ended = await Promise.allSettled(sent);
console.log(ended.filter(({ status }) => status === 'fulfilled').length);
