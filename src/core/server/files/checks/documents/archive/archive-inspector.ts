import { answerServer } from '../answer-server.ts';
import { textParts } from './archive-contents.ts';
import { lookThrough } from './archive-entries.ts';
import { checkDocx } from './docx-rules.ts';
import { checkOdt } from './odt-rules.ts';

// The process that opens an archive. Its argument is the kind of document.

await answerServer(async (bytes) => {
  const parts = await textParts(await lookThrough(bytes));
  if (process.argv[2] === 'docx') checkDocx(parts);
  else checkOdt(parts);
  return {};
});
