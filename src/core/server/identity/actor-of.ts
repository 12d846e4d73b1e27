import type { Actor } from '#core/contract/actor.ts';
import { dutiesOf } from '../access/duties.ts';
import type { User } from './users-repository.ts';

/** A stored user as an actor. Only a token says whether the telephone number is confirmed. */
export function actorOf(user: User, phoneVerified?: boolean): Actor {
  const { id: userId, email, name, role, suspended_for: suspension } = user;
  return Object.freeze({
    ...{ userId, email, name, role, ...dutiesOf(user) },
    ...(user.email_verified && { emailVerified: true }),
    ...(suspension && { suspension }),
    ...(user.locale !== null && { locale: user.locale }),
    ...(user.time_zone !== null && { timeZone: user.time_zone }),
    ...(phoneVerified !== undefined && { phoneVerified }),
  });
}
