/** The target of imports of master data. Its places are the names of the kinds. */
export const MASTER_IMPORTS = 'admin-masters.rows';
