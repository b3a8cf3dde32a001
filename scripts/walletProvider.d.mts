export interface WalletProvider {
  issuer: string;
  clientId: string;
  close(): Promise<void>;
}
export function startWalletProvider(port: number): Promise<WalletProvider>;
