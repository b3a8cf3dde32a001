type Fields = Record<string, unknown>;

/** A claim by model, as its claimant would fill it in. */
export interface Claim {
  credentials: Fields;
  claimantInfo?: Fields;
  claimDetails?: Fields;
  signature?: Fields;
  claimTransactions?: Fields[];
  documentContexts: Fields[];
}

/** What is filed in the examples: a claim, and the same with errors. */
export interface Sample {
  claim: Claim;
  broken: Claim;
}

/** What became of it. */
export interface Filed {
  referenceCode: string;
  /** What a second try with the same key was answered. */
  retried: string;
  /** `Label: message` for each error of the broken claim. */
  errors: string[];
}
