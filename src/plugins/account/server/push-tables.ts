/** A device that receives push messages for its user. */
export interface PushTokensTable {
  id: string;
  user_id: string;
  /** Stays the same when the provider gives the device a new token; see `deviceOf`. */
  device: string;
  token: string;
  saved_at: Date;
}

/** The tables of the plugin `account`. */
export type AccountTables = {
  push_tokens: PushTokensTable;
};
