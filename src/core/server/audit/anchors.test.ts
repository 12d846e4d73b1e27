import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { anchorOf, anchorsIn, appendAnchor } from './anchors.ts';

const folder = testFolder();

const anchor = (seq: number) => anchorOf({ seq, hash: Buffer.alloc(32, seq) }, new Date(0));

test('anchors are appended and read back, also after a line that a killed server left incomplete', async () => {
  const file = join(folder, 'new', 'anchors.jsonl');
  await appendAnchor(file, anchor(1));
  appendFileSync(file, '{"at":"1970');
  await appendAnchor(file, anchor(2));
  await appendAnchor(file, anchor(3));
  expect(anchorsIn(readFileSync(file, 'utf8'))).toEqual({ anchors: [anchor(1), anchor(2), anchor(3)], unreadable: 1 });
});

test.each(['', '\n\n'])('the text %j has no anchors', (text) => {
  expect(anchorsIn(text)).toEqual({ anchors: [], unreadable: 0 });
});

test.each(['null', '7', '{"at":"1970-01-01T00:00:00.000Z","seq":0,"hash":""}'])('the line %s is not an anchor', (line) => {
  expect(anchorsIn(line)).toEqual({ anchors: [], unreadable: 1 });
});
