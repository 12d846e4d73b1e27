import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `candidate`, in addition to those of the core. */
export const candidateErrors = defineErrors({
  'candidate.confirm-address': { status: 403, isFinal: true, message: 'Confirm your email address first. Then you can see candidates.' },
  'candidate.too-many-views': { status: 429, isFinal: true, message: 'Your company has opened 200 profiles today. Go on tomorrow.' },
  'candidate.too-many-invitations': { status: 429, isFinal: true, message: 'Your company has sent 50 invitations today. Go on tomorrow.' },
  'candidate.already-invited': {
    status: 409,
    isFinal: true,
    message: 'Your company has already invited this candidate to this job. Wait for the answer, or choose another job.',
  },
  'candidate.already-applied': {
    status: 409,
    isFinal: true,
    message: 'This candidate has already applied to this job. Look for the application among the applicants of the job.',
  },
  'candidate.invitation-answered': {
    status: 409,
    isFinal: true,
    message: 'You have already applied to this job. Find your application under applied jobs.',
  },
  'candidate.blocked-limit': { status: 409, isFinal: true, message: 'You have blocked 50 companies and domains. Unblock one first.' },
});
