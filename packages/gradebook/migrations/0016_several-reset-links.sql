ALTER TABLE "account_links" DROP CONSTRAINT "account_links_tokenHash_unique";--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_owner_id_purpose_pk";--> statement-breakpoint
ALTER TABLE "account_links" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
CREATE INDEX "account_links_by_owner" ON "account_links" USING btree ("owner_id","purpose");