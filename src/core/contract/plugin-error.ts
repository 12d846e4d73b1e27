/** Errors in a set of plugins. The application stops its start at the first error. */
export type PluginErrorCode =
  | 'PLUGIN_ID_INVALID'
  | 'PLUGIN_DUPLICATE'
  | 'PLUGIN_MISSING'
  | 'PLUGIN_CYCLE'
  | 'PLUGIN_NOT_REQUIRED'
  | 'PAGE_WITHOUT_GUARD'
  | 'ROUTE_DUPLICATE'
  | 'ROUTE_CONFLICT'
  | 'GUARD_DUPLICATE'
  | 'GUARD_UNKNOWN'
  | 'LAYOUT_DUPLICATE'
  | 'LAYOUT_UNKNOWN'
  | 'CONTRIBUTION_DUPLICATE'
  | 'BINDING_DUPLICATE'
  | 'ENDPOINT_DUPLICATE'
  | 'ENDPOINT_WITHOUT_POLICY'
  | 'ADDRESS_TAKEN'
  | 'PAGE_HEAD_DUPLICATE'
  | 'PAGE_HEAD_FOREIGN'
  | 'SERVICE_DUPLICATE'
  | 'SERVICE_MISSING'
  | 'SERVICE_LATE'
  | 'COMMAND_DUPLICATE'
  | 'ERROR_CODE_DUPLICATE'
  | 'ERROR_CODE_UNKNOWN'
  | 'KEY_PURPOSE_INVALID'
  | 'DUTY_NAME_INVALID'
  | 'DUTY_DUPLICATE'
  | 'AUDIT_ACTION_DUPLICATE'
  | 'MIGRATION_ID_INVALID'
  | 'MIGRATION_DUPLICATE'
  | 'FILE_PURPOSE_DUPLICATE'
  | 'FILE_USE_DUPLICATE'
  | 'NOTICE_KIND_INVALID'
  | 'NOTICE_DUPLICATE'
  | 'NOTICE_GROUP_UNKNOWN'
  | 'NOTICE_ROLE_INVALID'
  | 'NOTICE_WORDS_MISSING'
  | 'NAV_LABEL_INVALID'
  | 'WORK_NAME_INVALID'
  | 'WORK_DUPLICATE'
  | 'SCHEDULE_CRON_INVALID';

/** A conflict between plugins that is found at start. The message names both plugins. */
export class PluginError extends Error {
  readonly code: PluginErrorCode;

  constructor(code: PluginErrorCode, message: string) {
    super(`${code}: ${message}`);
    this.name = 'PluginError';
    this.code = code;
  }
}
