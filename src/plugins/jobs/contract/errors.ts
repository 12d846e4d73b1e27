import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `jobs`, in addition to those of the core. */
export const jobErrors = defineErrors({
  'jobs.no-company': { status: 409, isFinal: true, message: 'Add your company first, then post the job.' },
  'jobs.move-not-allowed': {
    status: 409,
    isFinal: true,
    message: 'The posting cannot go there from where it stands now. Reload to see its state.',
  },
  'jobs.renewals-used': { status: 409, isFinal: true, message: 'This posting was renewed six times. Copy it into a new one.' },
  'jobs.closed-long-ago': {
    status: 409,
    isFinal: true,
    message: 'A posting can be opened again only within 30 days of its closing. Copy it into a new one.',
  },
  'jobs.reopen-incomplete': {
    status: 409,
    isFinal: true,
    message: 'What a posting needs has changed since this one was posted. Copy it into a new one and complete it.',
  },
  'jobs.not-editable': {
    status: 409,
    isFinal: true,
    message: 'This posting has ended and can no longer be changed. Renew it, or copy it into a new one.',
  },
  'jobs.not-a-draft': { status: 409, isFinal: true, message: 'Only drafts can be deleted. Close the posting instead.' },
  'jobs.only-drafts': { status: 409, isFinal: true, message: 'This job is no draft any more. Change it by itself.' },
  'jobs.saved-limit': { status: 409, isFinal: true, message: 'You have saved 500 jobs. Take some away to save more.' },
  'jobs.search-saved': { status: 409, isFinal: true, message: 'You have saved this search already. Find it under saved jobs.' },
  'jobs.searches-limit': { status: 409, isFinal: true, message: 'You have saved 50 searches. Delete one to save another.' },
  'jobs.too-many-reports': { status: 429, message: 'You have sent too many reports within an hour. Wait, then try again.' },
  'jobs.drafts-full': { status: 409, isFinal: true, message: 'The company has 200 drafts. Publish or delete one first.' },
  'jobs.templates-full': { status: 409, isFinal: true, message: 'Your company has 50 templates. Delete one first.' },
});
