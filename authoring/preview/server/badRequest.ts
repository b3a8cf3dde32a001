/** A call of the preview's page that cannot be done as it is; Fastify answers 400 and the message. */
export class BadRequestError extends Error {
  readonly statusCode = 400;

  constructor(message: string) {
    super(message);
    this.name = 'BadRequestError';
  }
}
