// `npm run mail:frame`: compiles the frame of all mails from MJML. `--check` writes nothing and fails when the compiled file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mjml from 'mjml';
import { projectRoot } from './checks/command.ts';

const folder = join(projectRoot, 'src/core/server/mail/frame');
const file = join(folder, 'mail-frame.html');
const frame = await compiled(readFileSync(join(folder, 'mail-frame.mjml'), 'utf8'));

if (!process.argv.includes('--check')) {
  writeFileSync(file, frame);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== frame) {
  console.error('src/core/server/mail/frame/mail-frame.html is out of date. Run `npm run mail:frame` and commit the file.');
  process.exitCode = 1;
}

async function compiled(source: string): Promise<string> {
  // Without `fonts`, MJML links fonts of other sites that it finds in the names of the fonts.
  const { html, errors } = await mjml(source, { fonts: {}, keepComments: true, validationLevel: 'strict' });
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return (
    html
      // The first comment is about the source.
      .replace(/^\s*<!-- The frame of all mails[\s\S]*?-->\s*/, '')
      // MJML writes the sides of languages that run from left to right.
      .replaceAll('direction:ltr', 'direction:{{direction}}')
      .replaceAll('text-align:left', 'text-align:{{start}}')
      .replaceAll('align="left"', 'align="{{start}}"')
      // English words for screen readers, in mails of every language.
      .replaceAll('aria-roledescription="email" ', '')
      .replace(/\s*\n\s*/g, '\n')
      .trimStart()
  );
}
