/** What becomes of a link that a person follows: it stays, it goes, or the document is refused for it. */
export type LinkFate = 'kept' | 'left-out' | 'script' | 'program';

/** Schemes of addresses that people write into a CV. */
const PEOPLE: ReadonlySet<string> = new Set(
  'http https ftp mailto tel sms skype callto whatsapp sip sips xmpp facetime im tg geo'.split(' '),
);

/** Schemes with code in the address. */
const SCRIPTS: ReadonlySet<string> = new Set(['javascript', 'jscript', 'livescript', 'vbscript', 'mocha', 'data']);

/** Schemes that are known to start programs of Windows with what the address says. */
const PROGRAMS: ReadonlySet<string> = new Set(['ms-msdt', 'search-ms', 'ms-officecmd', 'ms-appinstaller', 'ms-settings', 'shell', 'hcp']);

/** Code that does nothing. Links that were copied from web pages have it. */
const NO_CODE: ReadonlySet<string> = new Set(['', ';', 'void(0)', 'void(0);', '//', 'false', 'false;', 'returnfalse;', 'void0']);

/** Schemes of the network besides those of {@link PEOPLE}. `mhtml` has another address inside. */
const NETWORK: ReadonlySet<string> = new Set([
  'http',
  'https',
  'ftp',
  'ftps',
  'mhtml',
  'dav',
  'davs',
  'webdav',
  'smb',
  'afp',
  'nfs',
  'ldap',
]);

/** Endings of names that a system runs. */
const RUNS = /\.(?:exe|com|bat|cmd|scr|pif|lnk|js|vbs|hta|jar|msi|ps1|sh)$/;

/**
 * What becomes of a link. Links to the web and to people stay, and so do those into the document and those without a scheme, such as
 * `www.example.org`. Links to files of the writer, to shares of a network and to programs go.
 */
export function fateOfLink(address: string): LinkFate {
  const plain = plainAddress(address);
  const scheme = schemeOf(plain);
  if (scheme === undefined) return isPath(plain) || RUNS.test(plain) ? 'left-out' : 'kept';
  if (PEOPLE.has(scheme)) return 'kept';
  if (PROGRAMS.has(scheme)) return 'program';
  return SCRIPTS.has(scheme) && !NO_CODE.has(plain.slice(scheme.length + 1)) ? 'script' : 'left-out';
}

/** Whether the address lies outside of the document. */
export function isOutside(address: string): boolean {
  const plain = plainAddress(address);
  return schemeOf(plain) !== undefined || plain.startsWith('/') || plain.startsWith('..') || plain.includes(':');
}

/** Whether the address is one of another computer: of the network, or of a share in any of the spellings that Windows takes. */
export function isRemote(address: string): boolean {
  const plain = plainAddress(address);
  const scheme = schemeOf(plain);
  if (scheme === 'file') return isShareAfterFile(plain.slice('file:'.length));
  if (scheme === undefined || scheme.length === 1) return plain.startsWith('//');
  return NETWORK.has(scheme) || plain.startsWith('//', scheme.length + 1);
}

/** `file:///C:/a` and `file://localhost/a` are files of this computer; `file://server/a` and `file:////server/a` are not. */
function isShareAfterFile(rest: string): boolean {
  if (!rest.startsWith('//')) return false;
  const [host = '', ...path] = rest.slice(2).split('/');
  const isHere = host === '' || host === 'localhost' || host === '127.0.0.1' || /^[a-z][:|]$/.test(host);
  return !isHere || (path[0] === '' && path.length > 1);
}

/** Whether an address without a scheme is a path of a computer rather than a name of the web. */
function isPath(plain: string): boolean {
  return plain.startsWith('/') || plain.startsWith('..') || (plain.split(/[/?#]/, 1)[0] ?? '').includes(':');
}

function schemeOf(plain: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/.exec(plain)?.[1];
}

/**
 * The address in lower case, with slashes, without escapes and without the characters that readers skip: white space, controls, and quotes
 * around it.
 */
function plainAddress(address: string): string {
  let plain = address;
  for (let round = 0; round < 3 && plain.includes('%'); round += 1) {
    plain = plain.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return plain
    .replace(/[\0- "\x7f-\uffff]/g, '')
    .replaceAll('\\', '/')
    .toLowerCase();
}
