import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `employer`, in addition to the core's errors. */
export const employerErrors = defineErrors({
  'employer.companies-full': {
    status: 409,
    isFinal: true,
    message: 'An account can have 10 companies. Leave one, or use another account.',
  },
  'employer.company-in-use': {
    status: 409,
    isFinal: true,
    message: 'This company has job postings, applications or credentials, so it stays. Change its facts instead.',
  },
  'employer.last-owner': { status: 409, isFinal: true, message: 'A company needs an owner. Make another member an owner first.' },
  'employer.only-member': {
    status: 409,
    isFinal: true,
    message: 'A company needs a member. Invite somebody who stays, or delete your account, which ends the company.',
  },
  'employer.team-full': { status: 409, isFinal: true, message: 'A company can have 100 members. Remove one first.' },
  'employer.invitations-full': { status: 409, isFinal: true, message: 'A company can have 50 open invitations. Withdraw one first.' },
  'employer.already-member': { status: 409, isFinal: true, message: 'This person is a member of the company already.' },
  'employer.invitation-ended': { status: 404, isFinal: true, message: 'This invitation is no longer valid. Ask for a new one.' },
  'employer.confirm-address': { status: 409, isFinal: true, message: 'Confirm your email address first. Then answer the invitation.' },
  'employer.candidates-cannot-join': {
    status: 409,
    isFinal: true,
    message: 'This is the account of a candidate. Use another account for a company.',
  },
  'employer.choose-role': { status: 409, isFinal: true, message: 'Choose “I’m hiring” first. Then answer the invitation.' },
  'employer.request-open': {
    status: 409,
    isFinal: true,
    message: 'Your last request to join a company is still open. Withdraw it to send another one.',
  },
  'employer.too-many-requests': {
    status: 429,
    isFinal: true,
    message: 'You have asked to join five companies today. Go on tomorrow.',
  },
});
