/** Settings of the identity and messaging provider, in the form of the Firebase SDK (specification section 3). None is a secret. */
export interface IdentitySettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly messagingSenderId: string;
  readonly appId: string;
  readonly measurementId: string;
  /** The public key for push messages. */
  readonly vapidKey: string;
}

/** Name and contact address of the operator of this site. A value that the operator did not set is empty. */
export interface OperatorDetails {
  readonly name: string;
  readonly email: string;
}

/** Whether new users must confirm a telephone number (`required`), may confirm one (`optional`) or are not asked (`off`). */
export type PhoneVerification = 'required' | 'optional' | 'off';

/** The response of `/config.json`: all settings that the client needs before it can start. */
export interface ClientConfig {
  /** Base address of every API call (specification section 7), for example `/api`. */
  readonly apiBase: string;
  readonly identity: IdentitySettings;
  readonly operator: OperatorDetails;
  /** Whether the server uses the embedded identity provider. The client then connects the SDK to `location.origin`. */
  readonly emulator: boolean;
  readonly phoneVerification: PhoneVerification;
  /** Minimum length of a new password. Absent for a real project, which requires 6 characters unless its own policy requires more. */
  readonly passwordLength?: number;
}
