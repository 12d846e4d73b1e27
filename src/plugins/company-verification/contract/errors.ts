import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `company-verification`, in addition to the core's errors. */
export const verificationErrors = defineErrors({
  'company-verification.no-domain': {
    status: 409,
    isFinal: true,
    message: 'The website of the company has no domain of its own. Change the website, or send papers.',
  },
  'company-verification.address-not-confirmed': {
    status: 409,
    isFinal: true,
    message: 'Confirm the email address of your account first.',
  },
  'company-verification.free-mail': {
    status: 409,
    isFinal: true,
    message: 'Anyone can get an address at this provider. Choose the DNS record or papers.',
  },
  'company-verification.address-differs': {
    status: 409,
    isFinal: true,
    message: 'The email address of your account is not at the domain of the website. Choose the DNS record or papers.',
  },
  'company-verification.already-verified': { status: 409, isFinal: true, message: 'The company is verified already. Reload to see it.' },
  'company-verification.needs-papers': {
    status: 409,
    isFinal: true,
    message: 'An administrator has ended the verification of this company. Send papers, so that an administrator decides again.',
  },
  'company-verification.nothing-to-check': {
    status: 409,
    isFinal: true,
    message: 'There is no DNS record to look for. Choose the verification by DNS first.',
  },
  'company-verification.asked-too-often': {
    status: 429,
    isFinal: true,
    message: 'You have asked for verification five times today. Go on tomorrow.',
  },
  'company-verification.checked-too-often': {
    status: 429,
    message: 'The record was looked up ten times within an hour. Wait, then try again.',
  },
});
