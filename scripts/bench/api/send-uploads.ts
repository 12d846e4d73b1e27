import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { pdfOf } from '#core/testing/test-pdf.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';

// node send-uploads.ts URL COUNT BYTES: sends as many files of this size at once as the demo candidate. Prints `sending` before the first
// byte, then how many were taken, and deletes them. A process of its own, so that the senders do not slow the measuring.

const [url = '', count = '', bytes = ''] = process.argv.slice(2);

/** The rate of each sender, about 20 Mbit/s. Without a limit, the files would arrive faster than any network brings them. */
const PIECE = { bytes: 64 * 1024, everyMs: 25 };

/** The time between the first bytes of two files, so that all begin within half a second and arrive together for 1.5 seconds. */
const BETWEEN_MS = 25;

const page = pdfOf();
const content = Buffer.concat([page, Buffer.alloc(Number(bytes) - page.length, '%\n')]);
const candidate = await ApiUser.signIn(url, 'candidate@demo.test', DEMO_PASSWORD);
console.log('sending');
const answers = await Promise.all(Array.from({ length: Number(count) }, (_, index) => upload(index)));
const taken = answers.filter(({ status }) => status === 201);
console.log(taken.length);
// The next round needs the room.
for (const { body } of taken) await candidate.must('DELETE', `/files/${idOf(body)}`);

/** Sends a file piece by piece. */
async function upload(index: number): Promise<{ status: number | undefined; body: string }> {
  await pause(index * BETWEEN_MS);
  const headers = { 'content-type': 'application/octet-stream', 'content-length': content.length, 'x-file-name': `cv-${index}.pdf` };
  const call = request(`${url}/api/files?purpose=cv`, { method: 'POST', headers: { ...candidate.headers, ...headers } });
  const answered = answerTo(call);
  for (let at = 0; at < content.length && call.writable; at += PIECE.bytes) {
    call.write(content.subarray(at, at + PIECE.bytes));
    await pause(PIECE.everyMs);
  }
  call.end();
  const answer = await answered;
  return { status: answer.statusCode, body: await text(answer) };
}

function answerTo(call: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => void call.once('response', resolve).once('error', reject));
}

function idOf(body: string): string {
  return (JSON.parse(body) as { id: string }).id;
}
