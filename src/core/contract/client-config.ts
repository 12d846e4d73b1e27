/** Settings of the identity and messaging provider, as the Firebase SDK takes them (specification section 3); none is a secret. */
export interface IdentitySettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly messagingSenderId: string;
  readonly appId: string;
  readonly measurementId: string;
  /** The messaging public key. */
  readonly vapidKey: string;
}

/** Who runs this site, as they want to be named and reached; empty where they did not say. */
export interface OperatorDetails {
  readonly name: string;
  readonly email: string;
}

/** Whether new people confirm a telephone number: they must, they may, or they are not asked. */
export type PhoneVerification = 'required' | 'optional' | 'off';

/** What `/config.json` answers: all the client must know before it can start. */
export interface ClientConfig {
  /** Every API call goes to this address plus a path (specification section 7), for example `/api`. */
  readonly apiBase: string;
  readonly identity: IdentitySettings;
  readonly operator: OperatorDetails;
  /** Whether the identity is the embedded one; the client then connects the SDK to `location.origin`. */
  readonly emulator: boolean;
  readonly phoneVerification: PhoneVerification;
  /** Characters that a new password needs; absent for a real project, whose rule is 6 unless its own policy says more. */
  readonly passwordLength?: number;
}
