import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `skill-passports`, in addition to those of the core. */
export const passportErrors = defineErrors({
  'skill-passports.no-address': {
    status: 503,
    isFinal: true,
    message: 'This site has no public address yet, so it cannot issue credentials. Ask the people who run this site for help.',
  },
  'skill-passports.not-trusted': {
    status: 409,
    isFinal: true,
    message: 'An administrator has not allowed this company to issue credentials. Ask for permission first.',
  },
  'skill-passports.already-asked': {
    status: 409,
    isFinal: true,
    message: 'This company has already asked to issue credentials. Wait for the answer.',
  },
  'skill-passports.address-not-confirmed': {
    status: 409,
    isFinal: true,
    message: 'Confirm your email address first. The credential names it.',
  },
  'skill-passports.not-offered': { status: 409, isFinal: true, message: 'This achievement is not offered now. Choose another one.' },
  'skill-passports.action-not-allowed': {
    status: 409,
    isFinal: true,
    message: 'This is not possible in the present state of the credential. Reload to see its state.',
  },
  'skill-passports.too-many-requests': {
    status: 409,
    isFinal: true,
    message: 'You have five open requests to this company. Wait for an answer first.',
  },
  'skill-passports.too-many-offers': { status: 429, isFinal: true, message: 'Your company has sent 200 offers today. Go on tomorrow.' },
  'skill-passports.too-many-open': {
    status: 409,
    isFinal: true,
    message: 'This person has 20 open offers of your company. Wait for an answer first.',
  },
  'skill-passports.achievements-full': {
    status: 409,
    isFinal: true,
    message: 'Your company has 500 achievements. Change one instead of adding another.',
  },
  'skill-passports.keys-full': {
    status: 409,
    isFinal: true,
    message: 'Your company has 100 keys. Ask the people who run this site for help.',
  },
  'skill-passports.too-many-checks': { status: 429, message: 'You have checked many credentials within an hour. Wait, then try again.' },
  'skill-passports.too-many-comparisons': {
    status: 429,
    message: 'Ten email addresses were compared with this credential within an hour. Wait, then try again.',
  },
  'skill-passports.key-lost': {
    status: 503,
    isFinal: true,
    message: 'The key of this company cannot be read, because the secret key of the site has changed. Create a new key.',
  },
});
