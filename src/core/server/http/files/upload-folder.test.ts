import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { testFolder } from '#core/testing/test-folder.ts';
import { UploadFolder } from './upload-folder.ts';

test('files of an earlier process are removed, and the folder is made when it is needed', async () => {
  const dataDir = testFolder();
  const folder = new UploadFolder(dataDir);
  await folder.sweep();
  const path = await folder.newPath();
  writeFileSync(path, 'half a file');
  await new UploadFolder(dataDir).sweep();
  expect(existsSync(path)).toBe(false);
  expect(await folder.newPath()).not.toBe(path);
  rmSync(dataDir, { recursive: true });
});
