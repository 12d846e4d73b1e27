import type { SeedRow } from '../../contract/master-source.ts';

const FREE =
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com yahoo.co.uk ymail.com icloud.com me.com mac.com aol.com ' +
  'proton.me protonmail.com gmx.de gmx.net gmx.at web.de t-online.de freenet.de mail.ru yandex.ru qq.com 163.com 126.com naver.com ' +
  'walla.co.il chmail.ir zoho.com fastmail.com mail.com';

const DISPOSABLE =
  'mailinator.com guerrillamail.com 10minutemail.com temp-mail.org yopmail.com trashmail.com sharklasers.com getnada.com dispostable.com';

/** Well-known domains of free and of disposable addresses. A domain has the same name in all languages. */
export async function mailDomainSeeds(): Promise<readonly SeedRow[]> {
  return [...rowsOf(FREE, 'free'), ...rowsOf(DISPOSABLE, 'disposable')];
}

function rowsOf(domains: string, type: string): SeedRow[] {
  return domains.split(' ').map((name) => ({ code: name, name, names: { ar: name, de: name, fa: name, he: name }, fields: { type } }));
}
