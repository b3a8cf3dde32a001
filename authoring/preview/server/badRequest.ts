/** Error of an invalid request of the preview's page; Fastify responds with 400 and the message. */
export class BadRequestError extends Error {
  readonly statusCode = 400;

  constructor(message: string) {
    super(message);
    this.name = 'BadRequestError';
  }
}
