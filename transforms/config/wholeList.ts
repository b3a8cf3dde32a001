/** A list of the server that is longer than this is sent to no page: it is searched, and the server judges by it (C8-07). */
export const WHOLE_LIST = 500;
