import ts from 'typescript';
import { publicMembers } from './class-outline.ts';
import { docOf, firstSentence } from './doc-comment.ts';
import type { Module } from './modules.ts';
import { oneLine } from './parameters.ts';
import { propertiesOf, signatureOf } from './signature.ts';

interface Block {
  readonly title: string;
  readonly modules: RegExp;
  /** Omits the types of these modules, because another part of the page shows them in full. */
  readonly noTypes?: true;
}

/** The modules that plugins import from the core and from `admin-masters`, by purpose. The page lists all exports of these modules and no others. */
const BLOCKS: readonly Block[] = [
  {
    title: 'What a plugin is made of',
    modules: /^src\/core\/(client\/plugin\/(client-plugin|guard)|server\/(plugin\/(server-plugin|server-command)|queue\/work))\.ts$/,
    noTypes: true,
  },
  {
    title: 'Contracts',
    modules:
      /^src\/core\/contract\/(actor|endpoint|errors|extension-point|file-endpoint|me|named-list|paging|paging-schema|route-ref|param-type|schema|service-ref|transaction)\.ts$/,
  },
  {
    title: 'Pages and addresses',
    modules: /^src\/core\/client\/navigation\/(Link\.tsx|go\.tsx|navigator\.ts|page-address\.ts)$/,
  },
  {
    title: 'Services and calls',
    modules: /^src\/core\/client\/(di\/(injection|use-service)|http\/(api-error|call-input|file-upload|failure-text))\.ts$/,
  },
  { title: 'Data that loads', modules: /^src\/core\/client\/data\/[\w-]+\.ts$/ },
  {
    title: 'Forms',
    modules:
      /^src\/core\/client\/forms\/(FormEnd|FormFailure|PickerField|SaveSign|use-contract-form|use-form-list|use-autosaved-form)\.tsx?$/,
  },
  {
    title: 'Texts, dates and numbers',
    modules:
      /^src\/core\/client\/(i18n\/(Slotted|use-t|format|use-format|use-countries|use-locale|isolated|typed-number)|build-watch\/use-payload)\.tsx?$/,
  },
  {
    title: 'Places that others fill',
    modules: /^src\/core\/client\/(plugin\/Contributions|nav\/NavCount)\.tsx$/,
  },
  {
    title: 'Components',
    modules:
      /^src\/core\/client\/ui\/(?!(Brand|ErrorScreen|Language\w+|Lattice|ProgressLine|Snackbars|SuggestedPages|Theme\w+)\.)(\w+\.tsx|(chip|detail|dialog|dock|rail|skeleton|timeline)\/\w+\.tsx|data-list\/(DataList\.tsx|VirtualLedger\.tsx|column\.ts)|menu\/ActionMenu\.tsx|picker\/(Picker\.tsx|(picker-source|use-list-source|use-offered)\.ts)|facets\/Facet(Panel|sPlace)\.tsx|facets\/facet\.ts)$/,
  },
  { title: 'Icons', modules: /^src\/core\/client\/ui\/icons\/(icons|page-icons)\.tsx$/ },
  {
    title: 'Calls on the server',
    modules:
      /^src\/core\/server\/(errors\/(api|command)-fault|http\/(handler|call-context|cursor|files\/handle-(download|upload))|access\/(policy|abilities)|audit\/(audit-action|has-changed)|pages\/page-rule)\.ts$/,
  },
  {
    title: 'The database',
    modules: /^src\/core\/server\/(db\/(migration|transaction|concurrent-indexes|read-stored|prepared|database)|errors\/caught-error)\.ts$/,
  },
  {
    title: 'Master data of `admin-masters`',
    modules: /^src\/plugins\/admin-masters\/contract\/(define-master|kinds|master-source|not-offered|offered-list|seed-table)\.ts$/,
    noTypes: true,
  },
  {
    title: 'Tests',
    modules:
      /^src\/core\/testing\/(client-kit\.tsx|(server-kit|stand-ins|access-row|audit-events|fake-api|fake-named-list|pick|test-people|test-request|test-users)\.ts)$/,
  },
];

/** The Markdown lists of what plugins import from the core and from `admin-masters`. */
export function buildingBlocks(modules: ReadonlyMap<string, Module>): string {
  return BLOCKS.map(({ title, modules: wanted, noTypes }) => {
    const found = [...modules.values()].filter(({ path }) => wanted.test(path)).flatMap((module) => exportsOf(module, noTypes));
    return `### ${title}\n\n${found.join('\n')}\n`;
  }).join('\n');
}

function exportsOf(module: Module, noTypes = false): string[] {
  const lines = new Map<string, string>();
  for (const statement of module.source.statements.filter(isExported)) {
    if (noTypes && isType(statement)) continue;
    for (const name of namesOf(statement)) if (!lines.has(name)) lines.set(name, lineOf(name, statement, module));
  }
  return [...lines.values()];
}

function lineOf(name: string, statement: ts.Statement, module: Module): string {
  const isComponent = module.path.endsWith('x') && /^[A-Z]/.test(name) && !isType(statement);
  const parts = partsOf(name, statement, module, isComponent);
  const sentences = [
    firstSentence(docOf(statement)),
    parts.length === 0 ? '' : `${isComponent ? 'Takes' : 'Has'} ${parts.map((part) => `\`${part}\``).join(', ')}.`,
    aliased(statement),
  ].filter((sentence) => sentence !== '');
  const what = isComponent ? name : signatureOf(name, statement);
  return `- \`${what}\` of \`${module.path.replace('src/', '#')}\`${sentences.length === 0 ? '' : `: ${sentences.join(' ')}`}`;
}

function partsOf(name: string, statement: ts.Statement, module: Module, isComponent: boolean): string[] {
  if (ts.isClassDeclaration(statement)) return publicMembers(statement).map(({ signature }) => signature.replace(/^readonly |;$/g, ''));
  if (isComponent || isType(statement)) return propertiesOf(name, statement, module);
  return ts.isVariableStatement(statement) ? keysOf(name, statement) : [];
}

/** The keys of an object constant, also inside a function call: `Object.freeze({ … })`. */
function keysOf(name: string, { declarationList }: ts.VariableStatement): string[] {
  const value = declarationList.declarations.find((one) => one.name.getText() === name)?.initializer;
  const object = value !== undefined && ts.isCallExpression(value) ? value.arguments[0] : value;
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return [];
  return object.properties.flatMap(({ name: key }) => (key === undefined ? [] : [ts.isStringLiteral(key) ? key.text : key.getText()]));
}

/** The definition of a name that is not a list of properties. */
function aliased(statement: ts.Statement): string {
  if (!ts.isTypeAliasDeclaration(statement) || ts.isTypeLiteralNode(statement.type)) return '';
  return `Is \`${oneLine(statement.type)}\`.`;
}

function isType(statement: ts.Statement): boolean {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? ''];
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? [statement.name.text] : [];
}
