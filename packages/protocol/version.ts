/** The version of the wire. Raised whenever an old client would misread what a new server says, or the other way round. */
export const PROTOCOL = 1

/** How large a message of the live channel may be, in bytes. */
export const LARGEST_MESSAGE = 16 * 1024
