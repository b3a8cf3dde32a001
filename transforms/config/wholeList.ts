/**
 * Maximum length of a server list that is sent to pages. A longer one is searched on the server, which also judges by
 * it (C8-07).
 */
export const WHOLE_LIST = 500;
