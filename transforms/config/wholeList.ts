/**
 * Maximum number of values of a server list that is sent to pages. A longer list is searched on the server, which also
 * judges values by it (C8-07).
 */
export const WHOLE_LIST = 500;
