import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `applications`, in addition to those of the core. */
export const applicationErrors = defineErrors({
  'applications.already-applied': {
    status: 409,
    isFinal: true,
    message: 'You have already applied for this job. Find your application under applied jobs.',
  },
  'applications.not-open': {
    status: 409,
    isFinal: true,
    message: 'This job no longer accepts applications. Look for other jobs in the search.',
  },
  'applications.nobody-reads': { status: 409, isFinal: true, message: 'Nobody from this company reads applications on this site.' },
  'applications.apply-elsewhere': { status: 409, isFinal: true, message: 'This company takes applications at its own address.' },
  'applications.questions-changed': {
    status: 409,
    message: 'The employer changed the questions. Your answers are kept. Check what is new, then send again.',
  },
  'applications.too-soon': { status: 409, message: 'You applied for this job recently. You can apply again later.' },
  'applications.attempts-used': { status: 409, isFinal: true, message: 'You have applied for this job three times.' },
  'applications.too-many-drafts': {
    status: 409,
    isFinal: true,
    message: 'You have 100 unfinished applications. Send or delete one of them first.',
  },
  'applications.nudge-early': { status: 409, message: 'Employers get at least ten days. You can ask later.' },
  'applications.nudged': { status: 409, isFinal: true, message: 'You have already asked for an answer.' },
  'applications.notes-full': {
    status: 409,
    isFinal: true,
    message: 'There are 200 notes about this applicant. Delete one of them first.',
  },
  'applications.move-not-allowed': {
    status: 409,
    isFinal: true,
    message: 'The application cannot move to this stage from its current stage. Reload to see where it stands.',
  },
});
