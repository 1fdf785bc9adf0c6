-- Sessions are stored by the hash of their token from now on, so everybody signs in again.
DELETE FROM "session";--> statement-breakpoint
DROP TABLE "verification" CASCADE;--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_token_unique";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "scope";--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "token";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "image";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "token_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "is_remembered" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash");
