/** The parameter of an address to which the service returns; its value says from where. */
export const RETURN_MARK = 'gatehouse';
