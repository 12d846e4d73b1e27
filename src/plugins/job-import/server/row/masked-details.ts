const MASKED = /#(URL|EMAIL|PHONE)_[0-9a-f]{64}#/g;

const WITHHELD: Readonly<Record<string, string>> = {
  URL: '[web address withheld]',
  EMAIL: '[e-mail address withheld]',
  PHONE: '[phone number withheld]',
};

/** Replaces masked details with words. Sources put a kind and a hash of 64 digits in place of personal details. */
export function describeMasked(text: string): string {
  return text.includes('#') ? text.replace(MASKED, (mask, kind: string) => WITHHELD[kind] ?? mask) : text;
}
