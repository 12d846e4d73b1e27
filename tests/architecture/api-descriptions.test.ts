import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';

/** Values of fields whose schema does not list them. */
const VALUES = ['verifyEmail', 'resetPassword', 'signIn'];

let document: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  const server: TestServer = await serverWith(serverPlugins);
  document = (await server.app.inject('/api/openapi.json')).json();
});

/** The descriptions of fields, with the names of all fields. */
function described(): { readonly texts: ReadonlySet<string>; readonly fields: ReadonlySet<string> } {
  const texts = new Set<string>();
  const fields = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'description' && typeof inner === 'string') texts.add(inner);
      if (key === 'properties') for (const name of Object.keys(Object(inner))) fields.add(name);
      if (key === 'name' && typeof inner === 'string') fields.add(inner);
      visit(inner);
    }
  };
  visit(document);
  return { texts, fields };
}

test('No description in the documentation of the API names a constant, a type or a function of the code', () => {
  const { texts, fields } = described();
  expect(texts.size).toBeGreaterThan(200);
  const named = [...texts].filter((text) => {
    const constants = text.match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g) ?? [];
    const names = text.match(/\b[A-Za-z]+[a-z][A-Z]\w*/g) ?? [];
    return constants.length > 0 || names.some((name) => !fields.has(name) && !VALUES.includes(name)) || text.includes('{@link');
  });
  expect(named).toEqual([]);
});
