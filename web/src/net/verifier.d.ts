// The project's own verifier of chance, which is plain JavaScript.

declare module "*/verifier/chance.mjs" {
  export class Broken extends Error {
    code: string;
  }

  export function verifySeed(
    record: unknown,
    given?: { commitment?: string; nonce?: string },
  ): { commitment: string; seed: string };
}
